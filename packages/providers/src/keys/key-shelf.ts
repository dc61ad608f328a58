/** Where one small text for each account lies. */
export interface KeyShelf {
  read(name: string): Promise<string | undefined>;
  /** Of processes that make the same one at once one wins, and nobody ever reads half of it. */
  writeOnce(name: string, text: string): Promise<void>;
  write(name: string, text: string): Promise<void>;
}
