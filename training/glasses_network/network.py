"""The network that ships: a small U-Net that works at half the picture's size."""
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import face_network  # noqa: F401
from mesh import SIDE
from networks import Block, conv

# Rows and columns of the square in which the face lies: its light tells how dark the picture is.
MIDDLE = slice(SIDE // 5, SIDE * 4 // 5)


class GlassesNetwork(nn.Module):
    """Red, green and blue (0 to 1) to logits of frame, lens and glare. About 0.47 billion multiplications."""

    def __init__(self, widths=(16, 32, 56, 96), blocks=(1, 1, 2)):
        super().__init__()
        c = widths
        self.stem = conv(12, c[0])
        self.down = nn.ModuleList(conv(c[k], c[k + 1], 3, 2) for k in range(3))
        self.encode = nn.ModuleList(nn.Sequential(*[Block(c[k + 1]) for _ in range(blocks[k])]) for k in range(3))
        self.up = nn.ModuleList(conv(c[k + 1], c[k], 1) for k in range(3))
        self.skip = nn.ModuleList(conv(c[k], c[k], 1) for k in range(3))
        self.decode = nn.ModuleList([nn.Sequential(conv(c[0], c[0]), nn.LeakyReLU(0.1)), nn.Sequential(conv(c[1], c[1]), nn.LeakyReLU(0.1)), Block(c[2])])
        self.out = conv(c[0], 12)

    def logits(self, picture):
        middle = picture[:, :, MIDDLE, MIDDLE]
        mean = middle.mean((1, 2, 3), keepdim=True)
        spread = ((middle - mean) ** 2).mean((1, 2, 3), keepdim=True).sqrt()
        x = F.leaky_relu(self.stem(F.pixel_unshuffle((picture - mean) / (spread + 0.02), 2)), 0.1)
        skips = []
        for down, encode in zip(self.down, self.encode):
            skips.append(x)
            x = encode(F.leaky_relu(down(x), 0.1))
        for k in (2, 1, 0):
            x = F.interpolate(self.up[k](x), scale_factor=2, mode='bilinear', align_corners=False) + self.skip[k](skips[k])
            x = self.decode[k](F.leaky_relu(x, 0.1))
        return F.pixel_shuffle(self.out(x), 2)

    def forward(self, picture):
        return torch.sigmoid(self.logits(picture))


def export(network, path):
    network = network.cpu().float().eval()
    x = torch.rand(1, 3, SIDE, SIDE)
    kwargs = {} if torch.__version__ < '2.5' else {'dynamo': False}
    torch.onnx.export(network, (x,), path, opset_version=16, input_names=['picture'], output_names=['glasses'], **kwargs)
    try:
        import onnxruntime
    except ImportError:
        print('onnxruntime is not here: the export was not compared', flush=True)
    else:
        answer = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider']).run(None, {'picture': x.numpy()})[0]
        with torch.no_grad():
            print(f'export differs by {np.abs(answer - network(x).numpy()).max():.6f} at most, {os.path.getsize(path)} bytes', flush=True)
