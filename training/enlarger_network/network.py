"""The enlarger: plain convolutions at the small picture's size, fast on a plain CPU, with little margin for a tile."""
import torch
from torch import nn
from torch.nn import functional as F


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first = nn.Conv2d(width, width, 3, padding=1)
        self.second = nn.Conv2d(width, width, 3, padding=1)
        nn.init.zeros_(self.second.bias)
        self.second.weight.data *= 0.3

    def forward(self, x):
        return x + self.second(F.relu(self.first(x)))


class Enlarger(nn.Module):
    """Three planes of 0 to 255 in, as many out, `scale` times larger: what it adds to the repeated pixels."""

    def __init__(self, scale, width=64, blocks=10):
        super().__init__()
        self.scale = scale
        self.head = nn.Conv2d(3, width, 3, padding=1)
        self.body = nn.Sequential(*[Block(width) for _ in range(blocks)])
        self.tail = nn.Conv2d(width, 3 * scale * scale, 3, padding=1)

    def forward(self, small):
        seen = small * (2 / 255) - 1
        first = self.head(seen)
        planes = self.tail(first + self.body(first))
        # Every pixel's own colour to each of its parts: the same as repeating it, before the planes become a picture.
        repeated = seen.repeat_interleave(self.scale * self.scale, dim=1)
        return (F.pixel_shuffle(planes + repeated, self.scale) + 1) * 127.5


def export(network, path):
    """As ONNX for any size, compared with PyTorch where a runtime is at hand."""
    network = network.cpu().float().eval()
    small = torch.rand(1, 3, 40, 56) * 255
    kwargs = {} if torch.__version__ < '2.5' else {'dynamo': False}
    sizes = {'small': {2: 'height', 3: 'width'}, 'large': {2: 'large_height', 3: 'large_width'}}
    names = {'input_names': ['small'], 'output_names': ['large'], 'dynamic_axes': sizes}
    torch.onnx.export(network, (small,), path, opset_version=16, **names, **kwargs)
    try:
        import onnxruntime
    except ImportError:
        return print('onnxruntime is not here: the export was not compared', flush=True)
    session = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider'])
    answer = session.run(None, {'small': small.numpy()})[0]
    with torch.no_grad():
        print(f'export differs by {abs(answer - network(small).numpy()).max():.5f} levels at most', flush=True)
