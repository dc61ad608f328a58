"""Trains one scale of the enlarger: python3 train.py --data FOLDER --scale 4 --out FOLDER --seconds 300 [--small]"""
import argparse
import copy
import math
import os
import time

import torch
from torch.nn import functional as F

from network import Enlarger, export
from pictures import Crops, load, shrink, worn

parser = argparse.ArgumentParser()
parser.add_argument('--data', required=True)
parser.add_argument('--out', required=True)
parser.add_argument('--scale', type=int, default=4)
parser.add_argument('--seconds', type=float, default=300)
parser.add_argument('--width', type=int, default=64)
parser.add_argument('--blocks', type=int, default=10)
parser.add_argument('--batch', type=int, default=64)
parser.add_argument('--side', type=int, default=64, help="of the small piece")
parser.add_argument('--lr', type=float, default=8e-4)
parser.add_argument('--small', action='store_true', help='a minute on a CPU: only to see that it runs')
options = parser.parse_args()

device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(7)
torch.backends.cudnn.benchmark = True
if options.small:
    options.width, options.blocks, options.batch, options.side = 16, 2, 4, 32
os.makedirs(options.out, exist_ok=True)
began = time.time()
trained, held_out = load(options.data, device, in_two_sizes=not options.small)
print(f'{len(trained)} pictures, {len(held_out)} held out, {time.time() - began:.0f} s', flush=True)
crops = Crops(trained, options.side * options.scale)
network = Enlarger(options.scale, options.width, options.blocks).to(device).to(memory_format=torch.channels_last)
average = copy.deepcopy(network)
print(f'{sum(p.numel() for p in network.parameters())} weights', flush=True)
fused = {'fused': True} if device == 'cuda' else {}
optimiser = torch.optim.AdamW(network.parameters(), lr=options.lr, betas=(0.9, 0.99), weight_decay=1e-3, **fused)


def gain_of(judged):
    """Mean gain in decibels over the usual way of enlarging, on pictures that were never trained on."""
    gains = []
    judged = judged.eval()
    with torch.no_grad():
        for picture in held_out:
            side = 768
            top, left = (picture.shape[1] - side) // 2, (picture.shape[2] - side) // 2
            large = picture[None, :, max(0, top):max(0, top) + side, max(0, left):max(0, left) + side].float()
            height, width = (n - n % options.scale for n in large.shape[2:])
            large = large[:, :, :height, :width]
            size = (height // options.scale, width // options.scale)
            small = F.interpolate(large, size, mode='bicubic', antialias=True, align_corners=False)
            small = small.round().clamp(0, 255)
            plain = F.interpolate(small, (height, width), mode='bicubic', align_corners=False).round().clamp(0, 255)
            ours = judged(small).round().clamp(0, 255)
            error = lambda answer: ((answer - large)[:, :, 8:-8, 8:-8] ** 2).mean().item()
            gains.append(10 * math.log10(error(plain) / error(ours)))
    return sum(gains) / len(gains), [round(g, 2) for g in gains]


def better_of(known):
    """So few pictures are learnt by heart after a while: what ships is the best on those that were not."""
    gain, each = gain_of(average)
    print(f'{step} steps: gain over bicubic {gain:.3f} {each}', flush=True)
    return (gain, copy.deepcopy(average.state_dict())) if gain > known[0] else known


step, start = 0, time.time()
best = (-math.inf, None)
while True:
    spent = (time.time() - start) / options.seconds
    if spent >= 1:
        break
    warm = min(1, (step + 1) / 200)
    for group in optimiser.param_groups:
        group['lr'] = options.lr * warm * (0.5 + 0.5 * math.cos(math.pi * spent)) + 1e-6
    large = crops.draw(options.batch)
    small = worn(shrink(large, options.scale)).contiguous(memory_format=torch.channels_last)
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
        answer = network(small)
    difference = (answer.float() - large) / 255
    # Means of absolute differences first, of squares (what decibels count) in the last third.
    loss = difference.abs().mean() if spent < 0.66 else 0.5 * difference.abs().mean() + 8 * (difference ** 2).mean()
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    optimiser.step()
    step += 1
    with torch.no_grad():
        keep = min(0.999, step / (step + 20))
        for kept, new in zip(average.parameters(), network.parameters()):
            kept.lerp_(new, 1 - keep)
    if step % 500 == 0:
        print(f'{step} steps, {time.time() - start:.0f} s, loss {loss.item():.5f}', flush=True)
    if step % 2500 == 0:
        best = better_of(best)

average.load_state_dict(better_of(best)[1])
torch.save(average.state_dict(), os.path.join(options.out, f'enlarger-{options.scale}x.pt'))
export(average, os.path.join(options.out, f'enlarger-{options.scale}x.onnx'))
