"""What the recogniser of the loss says of faces. Judged is by others."""
import copy

import torch
import torch.nn.functional as F

from networks import Recogniser

INPUT = 224
# As the engine cuts a face for this network: `vision/describe-face.ts`.
SIZE_PER_EYE_DISTANCE, MOUTH_SHARE = 3.0, 0.95


class Identity:
    def __init__(self, path, device, taps=4):
        self.network = Recogniser(path, 'global_pooling_Mean', taps).to(device).eval().requires_grad_(False)
        # A step's gradient needs no more than half precision; figures do.
        self.quick = copy.deepcopy(self.network).to(torch.bfloat16).to(memory_format=torch.channels_last) if device.type == 'cuda' else self.network
        self.mean, self.photos = 0, None

    def __call__(self, image, mesh):
        """image n x 3 x s x s in 0..1 with meshes in its pixels; descriptions and activations."""
        middle = lambda a, b: (mesh[:, a, :2] + mesh[:, b, :2]) / 2
        left, right, mouth = middle(33, 133), middle(263, 362), middle(61, 291)
        eyes = (left + right) / 2
        size = torch.maximum((right - left).norm(dim=1), MOUTH_SHARE * (mouth - eyes).norm(dim=1)) * SIZE_PER_EYE_DISTANCE
        cx, cy = 0.45 * eyes[:, 0] + 0.55 * mouth[:, 0], (eyes[:, 1] + mouth[:, 1]) / 2
        angle = torch.atan2(right[:, 1] - left[:, 1], right[:, 0] - left[:, 0])
        u = (torch.arange(INPUT, device=image.device) + 0.5 - INPUT / 2) / INPUT
        across, down = u[None, None, :] * size[:, None, None], u[None, :, None] * size[:, None, None]
        cos, sin = angle.cos()[:, None, None], angle.sin()[:, None, None]
        place = torch.stack([cx[:, None, None] + cos * across - sin * down, cy[:, None, None] + sin * across + cos * down], -1)
        crop = F.grid_sample(image, place / (image.shape[-1] / 2) - 1, align_corners=False, padding_mode='zeros')
        if torch.is_grad_enabled() and self.quick is not self.network:
            crop, network = crop.to(torch.bfloat16, memory_format=torch.channels_last), self.quick
        else:
            network = self.network
        out, taps = network(crop * 255)
        return out.flatten(1), taps

    def unit(self, described):
        return F.normalize(described - self.mean, dim=1)

    @torch.no_grad()
    def describe_all(self, crops, train):
        raw = torch.cat([self(crops.images[i:i + 64].float() / 255, crops.meshes[i:i + 64])[0] for i in range(0, len(crops.images), 64)])
        self.mean = raw[train].mean(0, keepdim=True)
        self.photos = self.unit(raw)
