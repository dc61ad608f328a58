export interface CacheChoice {
  /** Copies of what was used lately lie here, at most so many bytes. */
  folder: string;
  bytesMax: number;
  /** Work lies open here for its time; what a killed process left is swept. */
  scratchRoot: string;
}
