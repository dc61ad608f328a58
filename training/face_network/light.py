"""Light from a side, by the mesh's own shape: what clips have and portraits lack."""
import torch
import torch.nn.functional as F


def vertex_normals(topology, mesh):
    """Outwards; the camera looks along z."""
    a, b, c = mesh[:, topology.triangles].unbind(2)
    across = -topology.orientation * torch.linalg.cross(b - a, c - a)
    normals = torch.zeros_like(mesh)
    for corner in range(3):
        normals.index_add_(1, topology.triangles[:, corner], across)
    return F.normalize(normals, dim=-1)


def shading(topology, drawn, often):
    """What to multiply each pixel by, n x 3 x SIDE x SIDE: an ambient share and one lamp, warmer or cooler. Runs out smoothly around the face."""
    n, device = len(drawn.mesh), drawn.mesh.device
    lamp = torch.randn(n, 3, device=device) * torch.tensor([1.2, 0.6, 0.3], device=device) - torch.tensor([0.0, 0.3, 0.5], device=device)
    direct = (vertex_normals(topology, drawn.mesh) @ F.normalize(lamp, dim=1)[..., None])[..., 0].clamp_min(0)
    corners = topology.triangles[drawn.triangle.clamp_min(0)].view(n, -1)
    there = drawn.covered[:, None].float()
    direct = (direct.gather(1, corners).view(*drawn.weights.shape) * drawn.weights).sum(-1)[:, None] * there
    # Vertices are few: their shades are rounded off, and what stands around the face is lit as its nearest part.
    wide = lambda a, size: F.avg_pool2d(a, size, 1, size // 2, count_include_pad=False)
    small = F.avg_pool2d(torch.cat([direct, there], 1), 8)
    for _ in range(3):
        small = wide(small, 7)
    around = F.interpolate((small[:, :1] + 0.02 * 0.5) / (small[:, 1:] + 0.02), size=direct.shape[-2:], mode='bilinear', align_corners=False)
    own = wide(direct, 7) / wide(there, 7).clamp_min(0.05)
    inner = (2 * wide(there, 17) - 1).clamp(0, 1)
    direct = own * inner + around * (1 - inner)
    ambient = 0.3 + 0.6 * torch.rand(n, 1, 1, 1, device=device)
    tint = torch.exp(torch.randn(n, 1, 1, 1, device=device) * torch.tensor([0.1, 0.0, -0.1], device=device).view(1, 3, 1, 1))
    field = ambient + (1 - ambient) * 2 * direct * tint
    lit = (torch.rand(n, 1, 1, 1, device=device) < often).float()
    return 1 + lit * (field.clamp_min(0.05) ** 0.8 - 1)
