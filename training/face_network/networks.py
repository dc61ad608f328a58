"""The generator (what ships), the discriminator, and frozen recognisers read from ONNX."""
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import numpy_helper

from warp import PLANES


def conv(i, o, k=3, s=1):
    return nn.Conv2d(i, o, k, s, k // 2)


class Block(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.a, self.b = conv(c, c), conv(c, c)
        nn.init.normal_(self.b.weight, std=0.01)
        nn.init.zeros_(self.b.bias)

    def forward(self, x):
        return x + self.b(F.leaky_relu(self.a(F.leaky_relu(x, 0.1)), 0.1))


class Generator(nn.Module):
    """A U-Net that works at half the crop's size and answers what must be added to the plain warp. About 1.7 billion multiplications."""

    def __init__(self, widths=(32, 48, 96, 160), blocks=(1, 1, 3)):
        super().__init__()
        c = widths
        self.stem = conv(4 * PLANES, c[0])
        self.down = nn.ModuleList(conv(c[k], c[k + 1], 3, 2) for k in range(3))
        self.encode = nn.ModuleList(nn.Sequential(*[Block(c[k + 1]) for _ in range(blocks[k])]) for k in range(3))
        self.up = nn.ModuleList(conv(c[k + 1], c[k], 1) for k in range(3))
        self.skip = nn.ModuleList(conv(c[k], c[k], 1) for k in range(3))
        self.decode = nn.ModuleList([nn.Sequential(conv(c[0], c[0]), nn.LeakyReLU(0.1)), Block(c[1]), Block(c[2])])
        self.out = conv(c[0], 12)
        nn.init.normal_(self.out.weight, std=0.005)
        nn.init.zeros_(self.out.bias)

    def forward(self, planes):
        x = F.leaky_relu(self.stem(F.pixel_unshuffle(planes, 2)), 0.1)
        skips = []
        for down, encode in zip(self.down, self.encode):
            skips.append(x)
            x = encode(F.leaky_relu(down(x), 0.1))
        for k in (2, 1, 0):
            x = F.interpolate(self.up[k](x), scale_factor=2, mode='bilinear', align_corners=False) + self.skip[k](skips[k])
            x = self.decode[k](F.leaky_relu(x, 0.1))
        return F.pixel_shuffle(self.out(x), 2)


class Discriminator(nn.Module):
    """Patches at three sizes; it sees eyes and mouth of the target, so a wrong lid is a fake. Held back by `steepness` alone."""

    def __init__(self, planes=6, widths=(32, 64, 128, 192)):
        super().__init__()

        def tower():
            layers, i = [], planes
            for o in widths:
                layers += [nn.Conv2d(i, o, 4, 2, 1), nn.LeakyReLU(0.2)]
                i = o
            return nn.Sequential(*layers, conv(i, i), nn.LeakyReLU(0.2), conv(i, 1))

        self.towers = nn.ModuleList(tower() for _ in range(3))
        for part in self.modules():
            if isinstance(part, nn.Conv2d):
                nn.init.kaiming_normal_(part.weight, 0.2)
                nn.init.zeros_(part.bias)

    def forward(self, x):
        answers = []
        for tower in self.towers:
            answers.append(tower(x))
            x = F.avg_pool2d(x, 2)
        return answers


class Recogniser(nn.Module):
    """A convolutional network read from ONNX, frozen and differentiable. Answers `output` and some activations on the way."""

    def __init__(self, path, output, taps):
        super().__init__()
        graph = onnx.load(path).graph
        self.input = graph.input[0].name
        self.output = output
        self.steps, self.constants = [], {}
        for tensor in graph.initializer:
            value = torch.from_numpy(numpy_helper.to_array(tensor).copy())
            value = value.float() if value.dtype == torch.float16 else value
            self.constants[tensor.name] = value
            if value.dtype == torch.float32 and value.numel() > 1:
                self.register_buffer('c_' + tensor.name.replace('.', '_').replace('/', '_').replace(':', '_'), value)
        needed = {output}
        for node in reversed(graph.node):
            if not needed & set(node.output):
                continue
            needed |= set(node.input)
            self.steps.append((node.op_type, list(node.input), node.output[0], {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}))
        self.steps.reverse()
        active = [out for op, _, out, _ in self.steps if op in ('Relu', 'Clip')]
        self.taps = set(active[2:2 + 4 * taps:4])

    def constant(self, name):
        buffer = 'c_' + name.replace('.', '_').replace('/', '_').replace(':', '_')
        return getattr(self, buffer, None) if hasattr(self, buffer) else self.constants.get(name)

    def forward(self, x):
        values, kept = {self.input: x}, []
        for op, ins, out, a in self.steps:
            v = [values[i] if i in values else self.constant(i) for i in ins if i]
            if op == 'Conv':
                top, left, bottom, right = a.get('pads', [0, 0, 0, 0])
                x0 = v[0] if (top, left) == (bottom, right) else F.pad(v[0], (left, right, top, bottom))
                padding = (top, left) if (top, left) == (bottom, right) else 0
                y = F.conv2d(x0, v[1], v[2] if len(v) > 2 else None, a.get('strides', 1), padding, a.get('dilations', 1), a.get('group', 1))
            elif op == 'Clip':
                y = v[0].clamp(float(v[1]), float(v[2]))
            elif op == 'Relu':
                y = F.relu(v[0])
            elif op == 'Mul':
                y = v[0] * v[1]
            elif op == 'Add':
                y = v[0] + v[1]
            elif op == 'ReduceMean':
                y = v[0].mean(list(a['axes']), keepdim=bool(a.get('keepdims', 1)))
            elif op == 'GlobalAveragePool':
                y = v[0].mean((2, 3), keepdim=True)
            elif op == 'Identity':
                y = v[0]
            else:
                raise NotImplementedError(op)
            values[out] = y
            if out in self.taps:
                kept.append(y)
        return values[self.output], kept
