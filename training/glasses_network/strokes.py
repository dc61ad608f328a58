"""Straight strokes with soft edges, one after the other over a whole batch."""
import torch


def distances(x, y, a, b):
    """Of every pixel to one stroke of each picture, and the way there."""
    ax, ay, dx, dy = (v[:, None, None] for v in (a[:, 0], a[:, 1], b[:, 0] - a[:, 0], b[:, 1] - a[:, 1]))
    px, py = x[None] - ax, y[None] - ay
    t = ((px * dx + py * dy) / (dx * dx + dy * dy + 1e-6)).clamp(0, 1)
    px, py = px - t * dx, py - t * dy
    return (px * px + py * py).sqrt(), px, py


def stroke_cover(x, y, starts, ends, halves, strength, soft=1.0):
    """The strongest of all strokes at each pixel; `strength` n x k."""
    cover = torch.zeros(len(starts), *x.shape, device=x.device)
    for k in range(starts.shape[1]):
        away, _, _ = distances(x, y, starts[:, k], ends[:, k])
        half = halves[:, k, None, None]
        cover = torch.maximum(cover, ((half - away) / soft + 0.5).clamp(0, 1) * (2 * half).clamp(0, 1) * strength[:, k, None, None])
    return cover


def across_strokes(x, y, starts, ends, halves, shown, to_light):
    """The cover, and on which side of its stroke a pixel lies: 1 towards the light, -1 away from it."""
    cover, lit = (torch.zeros(len(starts), *x.shape, device=x.device) for _ in range(2))
    for k in range(starts.shape[1]):
        away, px, py = distances(x, y, starts[:, k], ends[:, k])
        half = halves[:, k, None, None]
        here = (half + 0.5 - away).clamp(0, 1) * (2 * half).clamp(0, 1) * shown[:, k, None, None]
        lit = torch.where(here > cover, ((px * to_light[0] + py * to_light[1]) / (half + 0.3)).clamp(-1, 1), lit)
        cover = torch.maximum(cover, here)
    return cover, lit
