"""Between two networks of one origin: python3 mix.py A.onnx B.onnx SHARE_OF_B OUT.onnx, all as `export.py` stores them in half precision."""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

first, second, share, out = sys.argv[1:5]
other = {tensor.name: numpy_helper.to_array(tensor) for tensor in onnx.load(second).graph.initializer}
model = onnx.load(first)
for tensor in model.graph.initializer:
    value = numpy_helper.to_array(tensor)
    if value.dtype == np.float16:
        mixed = (1 - float(share)) * value.astype(np.float32) + float(share) * other[tensor.name].astype(np.float32)
        tensor.CopyFrom(numpy_helper.from_array(mixed.astype(np.float16), tensor.name))
onnx.save(model, out)
