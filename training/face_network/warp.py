"""The plain warp: the photo drawn in the target's geometry and light. The engine does the same in the frame's resolution; here it is differentiable input."""
import torch
import torch.nn.functional as F

from mesh import IRISES, MOUTH, SIDE, iris_of, pixel_centres

# Share of the crop over which light is told from detail.
LIGHT_CELL = 16


def masked_low(image, mask):
    """Light and colour only: means of cells inside the mask, smoothed twice, back at full size."""
    k = torch.tensor([1., 2., 1.], device=image.device)
    k = (k[:, None] * k[None] / 16).to(image.dtype)
    both = F.avg_pool2d(torch.cat([image * mask, mask], 1), LIGHT_CELL)
    for _ in range(2):
        both = F.conv2d(both, k.expand(both.shape[1], 1, 3, 3), padding=1, groups=both.shape[1])
    low = both[:, :-1] / (both[:, -1:] + 1e-4)
    return F.interpolate(low, size=image.shape[-2:], mode='bilinear', align_corners=False)


def contrast(image, low, mask):
    grey = (image - low).mean(1, keepdim=True)
    return torch.sqrt((grey * grey * mask).sum((1, 2, 3), keepdim=True) / mask.sum((1, 2, 3), keepdim=True).clamp_min(1) + 1e-6)


def areas(topology, mesh):
    """Doubled area of each triangle in the picture; negative where it is seen from behind."""
    a, b, c = mesh[:, topology.triangles, :2].unbind(2)
    return ((b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (c[..., 0] - a[..., 0]) * (b[..., 1] - a[..., 1])) * topology.orientation


class Drawn:
    """Targets as drawn once: triangle, weights and mesh."""

    def __init__(self, triangle, weights, mesh):
        self.triangle, self.mesh = triangle.long(), mesh
        w = weights.float()
        self.weights = torch.stack([w[:, 0], w[:, 1], 1 - w[:, 0] - w[:, 1]], -1)
        self.covered = triangle >= 0


def masks_of(topology, drawn):
    """Alpha (1 inside, 0 at the oval), eyes, irises and the inside of the mouth; n x 1 x SIDE x SIDE each."""
    t = drawn.triangle.clamp_min(0)
    corners = topology.triangles[t]
    alpha = ((topology.inside[corners] * drawn.weights).sum(-1) * drawn.covered).clamp(0, 1)
    kind = torch.where(drawn.covered, topology.kind[t], torch.zeros_like(t))
    x, y = pixel_centres(t.device)
    iris = torch.zeros_like(alpha)
    for eye, vertex in IRISES:
        centre, radius = iris_of(drawn.mesh, vertex)
        r = torch.sqrt((x - centre[:, 0, None, None]) ** 2 + (y - centre[:, 1, None, None]) ** 2)
        iris = torch.maximum(iris, (radius[:, None, None] - r + 0.5).clamp(0, 1) * (kind == eye))
    soft = lambda m: F.avg_pool2d(F.pad(m.float()[:, None], (1, 1, 1, 1), mode='replicate'), 3, 1)
    return alpha[:, None], soft((kind == 1) | (kind == 2)), iris[:, None], soft(kind == MOUTH)


def over_face(weights, topology, drawn):
    """Weights of vertices at every pixel of the face, n x 1 x SIDE x SIDE."""
    corners = topology.triangles[drawn.triangle.clamp_min(0)]
    return ((weights[corners] * drawn.weights).sum(-1).clamp(0, 1) * drawn.covered)[:, None]


def bare_of(topology, drawn):
    """1 where every face has bare skin (forehead and rim)."""
    return over_face(topology.bare, topology, drawn)


def warp(topology, source, source_mesh, drawn, extra=None):
    """The photo (and `extra` planes of it) at every pixel of the target's face, and how far each pixel can be trusted."""
    n = len(drawn.triangle)
    t = drawn.triangle.clamp_min(0)
    corners = topology.triangles[t].reshape(n, -1)
    at = source_mesh[:, :, :2].gather(1, corners[..., None].expand(-1, -1, 2)).view(n, SIDE, SIDE, 3, 2)
    place = (at * drawn.weights[..., None]).sum(-2)
    kind = torch.where(drawn.covered, topology.kind[t], torch.zeros_like(t))
    x, y = pixel_centres(t.device)
    for eye, vertex in IRISES:
        to, radius = iris_of(drawn.mesh, vertex)
        of, source_radius = iris_of(source_mesh, vertex)
        d = torch.stack([x - to[:, 0, None, None], y - to[:, 1, None, None]], -1)
        near = (2.1 - d.norm(dim=-1) / radius[:, None, None]).clamp(0, 1) * (kind == eye)
        near = (near * near * (3 - 2 * near))[..., None]
        place = place * (1 - near) + (d * (source_radius / radius)[:, None, None, None] + of[:, None, None]) * near
    side = source.shape[-1]
    planes = source if extra is None else torch.cat([source, extra], 1)
    drawn_planes = F.grid_sample(planes, place / (side / 2) - 1, align_corners=False, padding_mode='border')
    ratio = (2.5 * areas(topology, source_mesh) / areas(topology, drawn.mesh).abs().clamp_min(0.5)).clamp(0, 1)
    trust = ratio.gather(1, t.view(n, -1)).view(n, 1, SIDE, SIDE) * drawn.covered[:, None]
    return drawn_planes * drawn.covered[:, None], trust


# What the network sees: surroundings 3, warped photo 3, trust, hidden, alpha, eyes, irises, mouth.
PLANES = 12


def network_input(target, warped, trust, masks, shown, gain_noise=None):
    """shown: 1 where nothing stands in front of the target's face. Returns the planes, the plain warp and the target's light."""
    alpha, eye, iris, mouth = masks
    face = (alpha > 0).float() * shown
    low_target, low_warped = masked_low(target, face), masked_low(warped, face * (trust > 0.2))
    hidden = ((alpha > 0.35).float() * (1 - mouth) * shown)
    gain = (contrast(target, low_target, hidden) / contrast(warped, low_warped, hidden)).clamp(0.4, 1.3)
    if gain_noise is not None:
        gain = gain * gain_noise
    lit = (low_target + (warped - low_warped) * gain * trust.clamp(0, 1)).clamp(0, 1)
    drawn = alpha * (1 - mouth) * shown
    base = lit * drawn + target * (1 - drawn)
    around = target * (1 - hidden) + low_target * hidden
    planes = torch.cat([around * 2 - 1, base * 2 - 1, trust, hidden, alpha * shown, eye, iris, mouth], 1)
    return planes, base, low_target, drawn
