"""Stores the weights of an ONNX file in half precision, to travel lighter: python3 halve.py IN.onnx OUT.onnx (only `networks.Recogniser` reads it)."""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

model = onnx.load(sys.argv[1])
for tensor in model.graph.initializer:
    value = numpy_helper.to_array(tensor)
    if value.dtype == np.float32 and value.size > 1:
        tensor.CopyFrom(numpy_helper.from_array(value.astype(np.float16), tensor.name))
onnx.save(model, sys.argv[2])
