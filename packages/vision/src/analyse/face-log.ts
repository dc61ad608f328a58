/** What is kept in memory of one face in one frame; its mesh lies in the track file. */
export interface LoggedFace {
  frame: number;
  /** Number of its record in the track file. */
  record: number;
  confidence: number;
  yaw: number;
  pitch: number;
  faceWidth: number;
  centreX: number;
  centreY: number;
  isMeasured: boolean;
}

const columns = 9;

/**
 * The faces of one tracklet in the order of frames, packed: ten minutes of four people must fit beside everything else.
 */
export class FaceLog {
  #numbers = new Float32Array(64 * columns);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add({ frame, record, confidence, yaw, pitch, faceWidth, centreX, centreY, isMeasured }: LoggedFace): void {
    if ((this.#length + 1) * columns > this.#numbers.length) {
      const larger = new Float32Array(2 * this.#numbers.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers.set(
      [frame, record, confidence, yaw, pitch, faceWidth, centreX, centreY, isMeasured ? 1 : 0],
      this.#length * columns,
    );
    this.#length++;
  }

  at(place: number): LoggedFace {
    if (place < 0 || place >= this.#length) throw new RangeError(`a log of ${this.#length} faces has none at ${place}`);
    const [frame, record, confidence, yaw, pitch, faceWidth, centreX, centreY, isMeasured] = this.#numbers.subarray(
      place * columns,
      (place + 1) * columns,
    );
    return {
      frame: frame!,
      record: record!,
      confidence: confidence!,
      yaw: yaw!,
      pitch: pitch!,
      faceWidth: faceWidth!,
      centreX: centreX!,
      centreY: centreY!,
      isMeasured: isMeasured === 1,
    };
  }

  *[Symbol.iterator](): Generator<LoggedFace> {
    for (let place = 0; place < this.#length; place++) yield this.at(place);
  }

  /** Moves everything from a frame on into a log of its own. */
  splitFrom(frame: number): FaceLog {
    const later = new FaceLog();
    let kept = 0;
    for (const face of this) {
      if (face.frame < frame) kept++;
      else later.add(face);
    }
    this.#length = kept;
    return later;
  }
}
