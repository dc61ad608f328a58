"""Makes portraits look like frames of phone videos, and like photos that people really upload."""
import math
import random

import torch
import torch.nn.functional as F

from mesh import SIDE


def chance(n, p, device):
    return (torch.rand(n, 1, 1, 1, device=device) < p).float()


def smooth_noise(n, cells, side, device, planes=1):
    """Slow random waves, about normal."""
    return F.interpolate(torch.randn(n, planes, cells, cells, device=device), size=(side, side), mode='bicubic', align_corners=False)


_dct = {}


def block_quantise(image, strength):
    """What a video or JPEG coder does to blocks of 8 x 8; strength (n) in units of 1/255 at the lowest frequency."""
    device = image.device
    if device not in _dct:
        k = torch.arange(8., device=device)
        basis = torch.cos((2 * k[None] + 1) * k[:, None] * math.pi / 16) / 2
        basis[0] /= math.sqrt(2)
        _dct[device] = basis, 1 + 0.9 * (k[:, None] + k[None])
    basis, steps = _dct[device]
    n, c, h, w = image.shape
    blocks = image.view(n, c, h // 8, 8, w // 8, 8).permute(0, 1, 2, 4, 3, 5)
    step = strength.view(n, 1, 1, 1, 1, 1) * steps / 255
    waves = torch.round(basis @ blocks @ basis.T / step) * step
    return (basis.T @ waves @ basis).permute(0, 1, 2, 4, 3, 5).reshape(n, c, h, w)


def shrunk(image, side):
    return F.interpolate(image, size=(side, side), mode='bilinear', antialias=True, align_corners=False)


def as_soft(image, side):
    """As soft as a picture of so many pixels enlarged again."""
    if side >= SIDE:
        return image
    return F.interpolate(shrunk(image, side), size=(SIDE, SIDE), mode='bilinear', align_corners=False)


def out_of_focus(image, deviation):
    """A bell, along rows and then along columns."""
    reach = int(3 * deviation)
    bell = torch.exp(-torch.arange(-reach, reach + 1, device=image.device) ** 2 / (2 * deviation ** 2))
    bell = (bell / bell.sum()).view(1, 1, 1, -1).expand(image.shape[1], 1, 1, -1)
    x = F.conv2d(F.pad(image, (reach, reach, 0, 0), mode='replicate'), bell, groups=image.shape[1])
    return F.conv2d(F.pad(x, (0, 0, reach, reach), mode='replicate'), bell.transpose(2, 3), groups=image.shape[1])


GROUPS = 8
SIZES = [256, 256, 224, 192, 160, 128, 112, 96, 80, 64]


def like_video(image):
    """Softness, sensor noise, coding and exposure of a phone's clip. Also the size each group of the batch was shrunk to."""
    parts, sizes = [], []
    for part in image.chunk(GROUPS):
        n, device, size = len(part), part.device, random.choice(SIZES)
        sizes.append(size)
        x = shrunk(part, size) if size < SIDE else part
        if random.random() < 0.5:
            x = x + torch.randn_like(x[:, :1]) * torch.rand(n, 1, 1, 1, device=device) * 0.025
        if random.random() < 0.6:
            x = block_quantise(x, torch.rand(n, device=device) * 16 + 1)
        if size < SIDE:
            x = F.interpolate(x, size=(SIDE, SIDE), mode=random.choice(['bilinear', 'bicubic']), align_corners=False)
        if random.random() < 0.3:
            x = out_of_focus(x, random.uniform(0.6, 2.2))
        parts.append(x)
    x = torch.cat(parts)
    n, device = len(x), x.device
    light = 1 + 0.22 * smooth_noise(n, 3, SIDE, device) * chance(n, 0.7, device)
    tint = torch.exp(torch.randn(n, 1, 1, 1, device=device) * 0.18 + torch.randn(n, 3, 1, 1, device=device) * 0.06).repeat(1, image.shape[1] // 3, 1, 1)
    haze = torch.rand(n, 1, 1, 1, device=device) * 0.4 * chance(n, 0.4, device)
    x = x * (1 - haze) + haze * (0.2 + 0.5 * torch.rand(n, 1, 1, 1, device=device))
    gamma = torch.exp(torch.randn(n, 1, 1, 1, device=device) * 0.22)
    return (x.clamp(1e-4, 1) ** gamma * tint * light).clamp(0, 1), sizes


def other_camera(image):
    """The same face in another light, from another camera: one side brighter, warmer, flatter or harder."""
    n, device = len(image), image.device
    x = image.clamp(1e-4, 1) ** torch.exp(torch.randn(n, 1, 1, 1, device=device) * 0.25)
    x = x * torch.exp(0.25 * smooth_noise(n, 3, image.shape[-1], device) + torch.randn(n, 3, 1, 1, device=device) * 0.08)
    grey = x.mean((1, 2, 3), keepdim=True)
    x = grey + (x - grey) * torch.exp(torch.randn(n, 1, 1, 1, device=device) * 0.15)
    hue = x.mean(1, keepdim=True)
    x = hue + (x - hue) * torch.exp(torch.randn(n, 1, 1, 1, device=device) * 0.2)
    return x.clamp(0, 1)


def blobs(n, side, device, cells=6, share=0.25):
    """Soft-edged random areas covering about a share of the picture."""
    noise = smooth_noise(n, cells, side, device)
    level = torch.quantile(noise.flatten(1)[:, ::37], 1 - share, dim=1).view(n, 1, 1, 1)
    return ((noise - level) * (4 + 30 * torch.rand(n, 1, 1, 1, device=device))).clamp(0, 1)


def foreign_matter(images):
    """Cloth, a hand, a flat colour: another picture turned upside down, or noise."""
    n, side, device = len(images), images.shape[-1], images.device
    other = images[torch.randperm(n, device=device)].flip(-2)
    flat = torch.rand(n, 3, 1, 1, device=device) * torch.rand(n, 1, 1, 1, device=device)
    flat = (flat + 0.04 * torch.randn(n, 1, side, side, device=device)).clamp(0, 1)
    return torch.where(chance(n, 0.3, device) > 0, flat, other)


def strands(n, side, device):
    """Long thin waves, about upright: hair that lets skin through."""
    noise = F.interpolate(torch.randn(n, 1, 5, 56, device=device), size=(side, side), mode='bilinear', align_corners=False)
    return (0.55 + 0.6 * noise).clamp(0, 1)


def hair_over(crops, n, side):
    """Other portraits' hair drawn down over brow and temples: n pictures and where they lie."""
    device = crops.images.device
    chosen = torch.tensor(random.choices(crops.hairy, k=n), device=device)
    both = torch.cat([crops.images[chosen], crops.hair[chosen]], 1).float() / 255
    turn, scale = torch.randn(n, device=device) * 0.2, torch.exp(torch.randn(n, device=device) * 0.12)
    mirror = torch.where(torch.rand(n, device=device) < 0.5, 1.0, -1.0)
    # Half of a side is 1: a brow lies about 0.3 below the hairline.
    across, down = torch.randn(n, device=device) * 0.15, -0.05 - 0.5 * torch.rand(n, device=device)
    place = torch.stack([torch.stack([mirror * turn.cos(), -turn.sin(), across], 1), torch.stack([mirror * turn.sin(), turn.cos(), down], 1)], 1)
    place[:, :, :2] /= scale[:, None, None]
    moved = F.grid_sample(both, F.affine_grid(place, (n, 4, side, side), align_corners=False), align_corners=False)
    hair, there = moved[:, :3], moved[:, 3:]
    there = there * torch.where(chance(n, 0.5, device) > 0, strands(n, side, device), torch.ones_like(there))
    return (hair * torch.exp(torch.randn(n, 1, 1, 1, device=device) * 0.3)).clamp(0, 1), there


def cover(images, crops, often, hair_share, blob_share):
    n, side, device = len(images), images.shape[-1], images.device
    hair, there = hair_over(crops, n, side)
    is_hair = chance(n, hair_share, device)
    matter = torch.where(is_hair > 0, hair, foreign_matter(images))
    area = torch.where(is_hair > 0, there, blobs(n, side, device, cells=5, share=blob_share)) * chance(n, often, device)
    return images * (1 - area) + matter * area, 1 - area


def cover_photo(images, crops):
    """Hair or a hand over the photo's brow, temple or cheek. Returns the pictures and where they are clean."""
    return cover(images, crops, often=0.6, hair_share=0.7, blob_share=0.12)


def cover_target(images, crops):
    """Hair, a hand or a microphone before the target's face: it stays. Returns the pictures and where the face is bare."""
    return cover(images, crops, often=0.35, hair_share=0.6, blob_share=0.15)


def bend(mesh, strength, canonical, waves=6):
    """Moves the mesh smoothly, as a wrong reading or another expression does; strength (n) in shares of the face's width."""
    n = len(mesh)
    width = (mesh[:, 454, :2] - mesh[:, 234, :2]).norm(dim=-1)
    span = canonical[:, :2].max() - canonical[:, :2].min()
    centres = canonical[torch.randint(0, 468, (n, waves), device=mesh.device), :2]
    reach = span * (0.05 + 0.15 * torch.rand(n, waves, 1, device=mesh.device))
    push = torch.randn(n, waves, 1, 2, device=mesh.device)
    weight = torch.exp(-((canonical[None, None, :, :2] - centres[:, :, None]) ** 2).sum(-1) / (2 * reach ** 2))
    moved = mesh.clone()
    moved[:, :468, :2] += (weight[..., None] * push).sum(1) * (strength * width)[:, None, None]
    return moved
