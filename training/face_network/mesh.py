"""The engine's face mesh on the GPU: which triangle a pixel of a crop shows, and where."""
import json

import torch

SIDE = 256
SKIN, LEFT_EYE, RIGHT_EYE, MOUTH = 0, 1, 2, 3
IRISES = ((LEFT_EYE, 468), (RIGHT_EYE, 473))


class Topology:
    """Triangles with their kind, mirror partners and the outline, as `training/topology.ts` prints them."""

    def __init__(self, path, device):
        t = json.load(open(path))
        packed = torch.tensor(t['triangles'], device=device).view(-1, 4)
        self.triangles, self.kind, self.orientation = packed[:, :3], packed[:, 3], t['orientation']
        # The ten points of the irises have no partners in the engine's table.
        self.mirror = torch.tensor(t['mirror'] + [473, 476, 475, 474, 477, 468, 471, 470, 469, 472], device=device)
        self.inside = torch.ones(478, device=device)
        self.inside[t['oval']] = 0
        self.canonical = torch.tensor(t['canonical'], device=device).view(-1, 3)[:468]
        # Bare skin on every face: above the brows, and the rim from temple to jaw. What is not skin there is hair, a
        # hat or background.
        across, down = self.canonical[:, 0].abs(), self.canonical[:, 1]
        self.bare = torch.zeros(478, device=device)
        self.bare[:468] = torch.maximum((-5.4 - down) / 0.5, (across - 6.1) / 0.6).clamp(0, 1)


def pixel_centres(device, side=SIDE):
    c = torch.arange(side, device=device) + 0.5
    y, x = torch.meshgrid(c, c, indexing='ij')
    return x, y


@torch.no_grad()
def rasterise(topology, mesh):
    """A mesh (478 x 3, crop pixels) drawn: triangle of each pixel (int16, -1 outside) and two barycentric weights."""
    x, y = (c.reshape(-1) for c in pixel_centres(mesh.device))
    a, b, c = mesh[topology.triangles].unbind(1)
    area = (b[:, 1] - c[:, 1]) * (a[:, 0] - c[:, 0]) + (c[:, 0] - b[:, 0]) * (a[:, 1] - c[:, 1])
    usable = area.abs() > 1e-3
    scale = torch.where(usable, 1 / torch.where(usable, area, torch.ones_like(area)), torch.zeros_like(area))
    plane = torch.stack([x, y, torch.ones_like(x)])

    def weight(p, q):
        return torch.stack([p * scale, q * scale, -(p * c[:, 0] + q * c[:, 1]) * scale], 1) @ plane

    w0 = weight(b[:, 1] - c[:, 1], c[:, 0] - b[:, 0])
    w1 = weight(c[:, 1] - a[:, 1], a[:, 0] - c[:, 0])
    w2 = 1 - w0 - w1
    inside = (torch.minimum(torch.minimum(w0, w1), w2) > -1e-4) & usable[:, None]
    depth = w0 * a[:, 2, None] + w1 * b[:, 2, None] + w2 * c[:, 2, None]
    nearest, which = torch.where(inside, depth, torch.full_like(depth, 1e9)).min(0)
    seen = nearest < 1e8
    weights = torch.stack([w.gather(0, which[None])[0] for w in (w0, w1)])
    weights = torch.where(seen, weights, torch.full_like(weights, 1 / 3)).clamp(-0.5, 1.5)
    which = torch.where(seen, which, torch.full_like(which, -1))
    return which.to(torch.int16).view(SIDE, SIDE), weights.half().view(2, SIDE, SIDE)


def iris_of(mesh, centre_vertex):
    """Centre and radius of an iris; mesh n x 478 x 3."""
    centre = mesh[:, centre_vertex, :2]
    return centre, (mesh[:, centre_vertex + 1:centre_vertex + 5, :2] - centre[:, None]).norm(dim=-1).mean(1).clamp_min(1)


def mirrored(mesh, topology, side):
    flipped = mesh.clone()
    flipped[..., 0] = side - flipped[..., 0]
    return flipped[..., topology.mirror, :]
