"""How much fine detail a picture holds."""
import torch.nn.functional as F


def bands(image):
    """Pores and noise, then wrinkles and edges: what is finer than 3 pixels, and than 9."""
    small = F.avg_pool2d(image, 3, 1, 1)
    return image - small, small - F.avg_pool2d(small, 9, 1, 4)


def amount(band, where):
    """Mean strength over an area, n x 1 x 1 x 1."""
    return (band.abs().mean(1, keepdim=True) * where).sum((1, 2, 3), keepdim=True) / where.sum((1, 2, 3), keepdim=True).clamp_min(1) + 1e-4
