"""Sharp pictures on the GPU, and small ones made of them as cameras, programs and sites make them."""
import json
import math
import os
import random

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F


def load(folder, device, in_two_sizes=True):
    """Two lists of planes (trained on, held out), as bytes. Large ones are there at 5/8 of their size too."""
    trained, held_out = [], []
    for entry in json.load(open(os.path.join(folder, 'index.json'))):
        picture = Image.open(os.path.join(folder, entry['file'])).convert('RGB')
        sizes = [picture]
        if in_two_sizes and not entry['heldOut'] and min(picture.size) >= 900:
            sizes.append(picture.resize((picture.width * 5 // 8, picture.height * 5 // 8), Image.LANCZOS))
        for each in sizes:
            planes = torch.from_numpy(np.asarray(each).copy()).permute(2, 0, 1).contiguous()
            (held_out if entry['heldOut'] else trained).append(planes.to(device))
    return trained, held_out


class Crops:
    """Random pieces, the busier ones oftener: sky teaches nothing."""

    def __init__(self, pictures, side):
        self.pictures, self.side = pictures, side
        areas = np.array([p.shape[1] * p.shape[2] for p in pictures], np.float64)
        self.odds = areas / areas.sum()

    def draw(self, count):
        tried = np.random.choice(len(self.pictures), 2 * count, p=self.odds)
        pieces = []
        for k in tried:
            picture = self.pictures[k]
            y = random.randrange(picture.shape[1] - self.side + 1)
            x = random.randrange(picture.shape[2] - self.side + 1)
            pieces.append(picture[:, y:y + self.side, x:x + self.side])
        pieces = torch.stack(pieces).float()
        step = (pieces[:, 1, :, 1:] - pieces[:, 1, :, :-1]).abs().mean((1, 2))
        # Of every two the busier, in three of four cases.
        first, second = step[0::2], step[1::2]
        keep_second = (second > first) ^ (torch.rand_like(first) < 0.25)
        chosen = torch.where(keep_second[:, None, None, None], pieces[1::2], pieces[0::2])
        turned = torch.rot90(chosen, random.randrange(4), (2, 3))
        return turned.flip(3) if random.random() < 0.5 else turned


def shrink(large, scale):
    """By one of the usual ways, rounded to bytes."""
    size = (large.shape[2] // scale, large.shape[3] // scale)
    way = random.random()
    if way < 0.6:
        small = F.interpolate(large, size, mode='bicubic', antialias=True, align_corners=False)
    elif way < 0.8:
        small = F.interpolate(large, size, mode='area')
    else:
        small = F.interpolate(large, size, mode='bilinear', antialias=True, align_corners=False)
    return small.clamp(0, 255)


def worn(small):
    """Half of them as they are; the others sharpened, noisy or coded, as pictures of the web are."""
    count, device = small.shape[0], small.device
    share = lambda odds: (torch.rand(count, device=device) < odds).float()[:, None, None, None]
    amount = lambda most: torch.rand(count, device=device)[:, None, None, None] * most
    is_worn = share(0.5)
    blurred = F.avg_pool2d(F.pad(small, (1, 1, 1, 1), mode='replicate'), 3, 1)
    small = small + is_worn * share(0.4) * amount(0.8) * (small - blurred)
    small = small + is_worn * share(0.4) * amount(5) * torch.randn_like(small)
    small = small.round().clamp(0, 255)
    return torch.where(is_worn * share(0.7) > 0, coded(small), small)


def cosines(device):
    k, n = torch.meshgrid(torch.arange(8.0), torch.arange(8.0), indexing='ij')
    table = torch.cos((2 * n + 1) * k * math.pi / 16) / 2
    table[0] /= math.sqrt(2)
    return table.to(device)


def coded(small):
    """As JPEG of a quality between 50 and 97 leaves it: blocks of eight, colours at half the size."""
    count, _, height, width = small.shape
    quality = 50 + 47 * torch.rand(count, device=small.device)
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50)[:, None, None, None]
    rows = [[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]]
    to_yuv = torch.tensor(rows, device=small.device)
    yuv = torch.einsum('ck,bkhw->bchw', to_yuv, small)
    table = cosines(small.device)

    def quantised(planes, steps):
        b, c, h, w = planes.shape
        down, right = -h % 8, -w % 8
        blocks = F.pad(planes, (0, right, 0, down), mode='replicate')
        rows, columns = blocks.shape[2] // 8, blocks.shape[3] // 8
        blocks = blocks.reshape(b, c, rows, 8, columns, 8).permute(0, 1, 2, 4, 3, 5)
        found = table @ blocks @ table.T
        step = (steps.to(planes.device) * scale).clamp(min=1)[:, None, None]
        back = table.T @ ((found / step).round() * step) @ table
        return back.permute(0, 1, 2, 4, 3, 5).reshape(b, c, rows * 8, columns * 8)[:, :, :h, :w]

    luma = quantised(yuv[:, :1], steps_of_brightness)
    tint = quantised(F.avg_pool2d(yuv[:, 1:], 2), steps_of_colour)
    tint = F.interpolate(tint, (height, width), mode='bilinear', align_corners=False)
    rgb = torch.einsum('kc,bchw->bkhw', torch.linalg.inv(to_yuv), torch.cat([luma, tint], 1))
    return rgb.round().clamp(0, 255)


# Annex K of the JPEG standard, at quality 50.
steps_of_brightness = torch.tensor([
    16, 11, 10, 16, 24, 40, 51, 61,
    12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77,
    24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101,
    72, 92, 95, 98, 112, 100, 103, 99,
], dtype=torch.float32).reshape(8, 8)
steps_of_colour = torch.full((8, 8), 99.0)
steps_of_colour[:4, :4] = torch.tensor([[17, 18, 24, 47], [18, 21, 26, 66], [24, 26, 56, 99], [47, 66, 99, 99]])
