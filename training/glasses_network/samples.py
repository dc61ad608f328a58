"""Training samples: portraits placed as the engine places faces, half of them with glasses drawn on, all of them
with what may be taken for glasses."""
import math
import random

import torch
import torch.nn.functional as F

import face_network  # noqa: F401
from augment import block_quantise, blobs, chance, cover_target, like_video, out_of_focus, smooth_noise
from data import CLOSER
from draw import glasses, happens, uniform
from mesh import SIDE, mirrored, pixel_centres
from strokes import stroke_cover

LOWER_LIDS = ((226, 110, 24, 23, 22, 26, 112), (446, 339, 254, 253, 252, 256, 341))
RINGS = ((111, 117, 118, 119, 120, 121), (340, 346, 347, 348, 349, 350))
BROWS = ((70, 63, 105, 66, 107), (300, 293, 334, 296, 336))
UPPER_LIDS = ((33, 246, 161, 160, 159, 158, 157, 173, 133), (263, 466, 388, 387, 386, 385, 384, 398, 362))


def placed(crops, which, topology, calm=False):
    """Crops turned, scaled, moved, narrowed as turned heads are, and mirrored: pictures (0 to 1), meshes in their square."""
    device, n = crops.images.device, len(which)
    images, meshes = crops.images[which].float() / 255, crops.meshes[which]
    if not calm:
        flip = happens(n, 0.5, device)
        images = torch.where(flip[:, None, None, None], images.flip(-1), images)
        meshes = torch.where(flip[:, None, None], mirrored(meshes, topology, crops.side), meshes)
    spread = 0.0 if calm else 1.0
    angle, scale = 0.08 * spread * torch.randn(n, device=device), CLOSER * torch.exp(0.06 * spread * torch.randn(n, device=device)) * SIDE / crops.side
    narrow = torch.where(happens(n, 0.3 * spread, device), uniform(n, 0.65, 1.0, device), torch.ones(n, device=device))
    c, s = angle.cos() * scale, angle.sin() * scale
    turn = torch.stack([c * narrow, -s, s * narrow, c], 1).view(n, 2, 2)
    move = SIDE / 2 + 0.025 * SIDE * spread * torch.randn(n, 2, device=device)
    flat = (meshes[..., :2] - crops.side / 2) @ turn.transpose(1, 2) + move[:, None]
    x, y = pixel_centres(device)
    pixels = torch.stack([x, y], -1).view(1, -1, 2)
    back = (pixels - move[:, None]) @ torch.linalg.inv(turn).transpose(1, 2) / (crops.side / 2)
    drawn = F.grid_sample(images, back.view(n, SIDE, SIDE, 2), mode='bicubic', padding_mode='border', align_corners=False)
    return drawn.clamp(0, 1), torch.cat([flat, meshes[..., 2:] * scale[:, None, None]], 2)


def along(mesh, chains):
    """Strokes along chains of vertices."""
    starts = torch.cat([mesh[:, list(chain[:-1]), :2] for chain in chains], 1)
    ends = torch.cat([mesh[:, list(chain[1:]), :2] for chain in chains], 1)
    return starts, ends


def darkened(images, mesh, chains, x, y, often, half, soft, most):
    n, device = len(images), images.device
    starts, ends = along(mesh, chains)
    width = uniform(n, *half, device)[:, None].expand(-1, starts.shape[1])
    strength = (uniform(n, 0, most, device) * happens(n, often, device))[:, None].expand(-1, starts.shape[1])
    cover = stroke_cover(x, y, starts, ends, width, strength, soft)[:, None]
    return images * (1 - cover * uniform(n, 0.6, 1.0, device)[:, None, None, None])


def lines(n, x, y, count, device, reach):
    """Thin bent lines anywhere: loose hair, a cable, a fold."""
    points = [SIDE * torch.rand(n, count, 2, device=device) * 0.8 + 0.1 * SIDE]
    heading, bend = 2 * math.pi * torch.rand(n, count, device=device), 0.4 * torch.randn(n, count, device=device)
    step = reach * torch.rand(n, count, device=device)
    for _ in range(4):
        points.append(points[-1] + step[..., None] * torch.stack([heading.cos(), heading.sin()], -1))
        heading = heading + bend
    half = uniform(n * count, 0.3, 1.2, device).view(n, count)
    strength = torch.rand(n, count, device=device) * (torch.rand(n, count, device=device) < 0.4)
    return torch.stack([stroke_cover(x, y, a, b, half, strength) for a, b in zip(points, points[1:])]).max(0).values[:, None]


def with_distractors(images, mesh, x, y):
    """Dark rings, strong brows and lashes, wrinkles, loose lines, the edges of shadows, shining skin."""
    n, device = len(images), images.device
    images = darkened(images, mesh, RINGS, x, y, 0.3, (1.0, 5.0), 6.0, 0.35)
    images = darkened(images, mesh, LOWER_LIDS, x, y, 0.3, (0.4, 1.5), 2.0, 0.4)
    images = darkened(images, mesh, BROWS, x, y, 0.3, (1.0, 4.0), 3.0, 0.6)
    images = darkened(images, mesh, UPPER_LIDS, x, y, 0.2, (0.5, 1.6), 1.5, 0.7)
    thin = lines(n, x, y, 4, device, 16) * chance(n, 0.5, device)
    images = images + thin * 0.6 * (torch.rand(n, 3, 1, 1, device=device) * torch.rand(n, 1, 1, 1, device=device) - images)
    shade = blobs(n, SIDE, device, cells=5, share=0.3) * chance(n, 0.3, device) * uniform(n, 0.1, 0.6, device)[:, None, None, None]
    shine = blobs(n, SIDE, device, cells=14, share=0.03) * chance(n, 0.2, device) * uniform(n, 0.1, 0.8, device)[:, None, None, None]
    return images * (1 - shade) + shine * (1 - images * (1 - shade))


def reflections(n, inside, device):
    """What shines in lenses: soft spots, or bands with straight edges as windows and screens leave them. Also how much of the eye they hide."""
    spots = blobs(n, SIDE, device, cells=9, share=0.15)
    angle, wave = math.pi * torch.rand(n, 1, 1, device=device), uniform(n, 14, 60, device)[:, None, None]
    x, y = pixel_centres(device)
    at = ((x * angle.cos() + y * angle.sin()) / wave + torch.rand(n, 1, 1, device=device)) % 1
    width = 0.15 + 0.35 * torch.rand(n, 1, 1, device=device)
    bands = ((0.5 - (at - 0.5).abs() - width) * wave / 2).clamp(0, 1)[:, None] * blobs(n, SIDE, device, cells=5, share=0.5)
    shine = torch.where(chance(n, 0.5, device) > 0, spots, bands) * chance(n, 0.55, device)
    return shine * uniform(n, 0.05, 0.95, device)[:, None, None, None] ** 1.3 * inside


def with_bare_edges(images, drawn):
    """Lenses without a rim: their ground edges shine in places and are dark in others. Whatever can be seen of them is frame."""
    n, device = len(images), images.device
    strength = drawn['edges'] * uniform(n, 0.0, 0.85, device)[:, None, None, None] * (0.6 + 0.6 * smooth_noise(n, 12, SIDE, device)).clamp(0, 1)
    bright = (chance(n, 0.5, device) + 0.7 * smooth_noise(n, 10, SIDE, device)).clamp(0, 1)
    images = images + strength * (0.05 + 0.9 * bright - images)
    return images, torch.maximum(drawn['label'], drawn['edges'] * (strength > 0.07).float())


def with_clear_borders(images, drawn, clear):
    """A rim of clear plastic is seen by its two borders, which bend the light: bright in places, dark in others."""
    n, device = len(images), images.device
    uneven = (0.7 + 0.5 * smooth_noise(n, 12, SIDE, device)).clamp(0.15, 1)
    strength = drawn['borders'] * clear * uniform(n, 0.1, 0.7, device)[:, None, None, None] * uneven
    bright = (chance(n, 0.6, device) + 0.6 * smooth_noise(n, 16, SIDE, device)).clamp(0, 1)
    light = images.mean((2, 3), keepdim=True)
    return images + strength * (light * (0.35 + 1.2 * bright) - images)


def wear(images, drawn):
    """The pictures with glasses on them, and the labels: frame, lenses, and what in the lenses hides the face."""
    n, device, cover = len(images), images.device, drawn['cover']
    g = drawn['shape']
    light = images.mean((1, 2, 3), keepdim=True) / 0.5
    down = [round(random.uniform(1, 5)) for _ in range(2)]
    shadow = out_of_focus(torch.roll(cover, (down[0], random.randint(-3, 3)), (2, 3)), random.uniform(0.7, 3.0))
    images = images * (1 - shadow * (uniform(n, 0.0, 0.5, device) * happens(n, 0.7, device))[:, None, None, None])
    dark = torch.where(happens(n, 0.15, device), uniform(n, 0.2, 0.97, device), uniform(n, 0.0, 0.1, device))[:, None, None, None]
    slope = uniform(n, -0.006, 0.006, device)[:, None, None, None] * (torch.arange(SIDE, device=device) - SIDE / 2).view(1, 1, -1, 1)
    tint = (dark + (dark > 0.15) * slope).clamp(0, 0.98) * drawn['lens']
    images = images * (1 - tint) + tint * light * uniform(n, 0.0, 0.2, device)[:, None, None, None] * torch.rand(n, 3, 1, 1, device=device)
    shine = reflections(n, drawn['lens'], device)
    images = images + shine * ((light * (0.75 + 0.4 * torch.rand(n, 3, 1, 1, device=device))).clamp(0, 1) - images)
    images, label = with_bare_edges(images, drawn)
    colour = drawn['colour'][:, :, None, None] * torch.ones_like(images)
    patches = (smooth_noise(n, 40, SIDE, device) * 2 + 0.3).clamp(0, 1) * (happens(n, 0.25, device) & ~g['is_metal']).float()[:, None, None, None]
    colour = colour + patches * (torch.tensor([0.5, 0.29, 0.12], device=device).view(1, 3, 1, 1) - colour)
    metal = g['is_metal'].float()[:, None, None, None]
    uneven = torch.exp((0.15 + 0.45 * metal) * smooth_noise(n, 24, SIDE, device))
    lit = drawn['lit']
    colour = colour * uneven * (1 + uniform(n, 0.0, 0.6, device)[:, None, None, None] * lit) * light
    gleam = torch.exp(-((lit - uniform(n, -0.2, 0.8, device)[:, None, None, None]) / 0.35) ** 2) * (smooth_noise(n, 10, SIDE, device) + 0.3).clamp(0, 1)
    colour = (colour + gleam * (uniform(n, 0.0, 0.8, device) ** 2)[:, None, None, None] * light).clamp(0, 1)
    clear = (happens(n, 0.4, device) & ~g['is_metal'])[:, None, None, None]
    solid = torch.where(clear, uniform(n, 0.05, 0.6, device)[:, None, None, None], torch.ones_like(light))
    images = images + cover * solid * (colour - images)
    return with_clear_borders(images, drawn, clear), torch.cat([label, drawn['lens'], torch.maximum(shine, tint)], 1)


def dim(images):
    """Evening light: darker, flatter, and noise that is coded badly."""
    n, device = len(images), images.device
    is_dim = chance(n, 0.3, device)
    gain = uniform(n, 0.12, 0.6, device)[:, None, None, None]
    dark = images ** (1 + 0.6 * torch.rand(n, 1, 1, 1, device=device)) * gain
    dark = dark + torch.randn_like(dark) * 0.03 * torch.rand(n, 1, 1, 1, device=device)
    dark = block_quantise(dark.clamp(0, 1), torch.rand(n, device=device) * 8 + 1)
    flat = images.mean((1, 2, 3), keepdim=True) + (images - images.mean((1, 2, 3), keepdim=True)) * uniform(n, 0.35, 1.0, device)[:, None, None, None]
    return is_dim * dark + (1 - is_dim) * torch.where(chance(n, 0.3, device) > 0, flat, images)


class Samples:
    def __init__(self, crops, topology):
        self.crops, self.topology = crops, topology
        self.x, self.y = pixel_centres(crops.images.device)

    @torch.no_grad()
    def make(self, which, wearing, calm=False, marks=None):
        """Pictures, labels (frame, lens, glare), and meshes. `wearing` are the places in the batch that get glasses; `marks` labels the real glasses of others."""
        images, mesh = placed(self.crops, which, self.topology, calm)
        labels = torch.zeros(len(images), 3, SIDE, SIDE, device=images.device)
        if marks:
            mark, real = marks
            labels[real] = mark(images[real])
        if not calm:
            images = with_distractors(images, mesh, self.x, self.y)
        if len(wearing):
            drawn = glasses(mesh[wearing], self.topology.canonical, self.x, self.y)
            images[wearing], labels[wearing] = wear(images[wearing], drawn)
        if not calm:
            images, bare = cover_target(images, self.crops)
            labels = labels * bare
        return images.clamp(0, 1), labels, mesh

    @torch.no_grad()
    def seen(self, images):
        """As a phone's clip shows them; one in five as a photo does. Also the size that each group was shrunk to."""
        order = torch.randperm(len(images), device=images.device)
        filmed, sizes = like_video(dim(images[order]))
        keep = chance(len(images), 0.2, images.device)
        return images[order] * keep + filmed * (1 - keep), order, sizes
