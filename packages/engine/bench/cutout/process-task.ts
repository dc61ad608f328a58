export interface ProcessTask {
  what: 'single' | 'half' | 'whole' | 'preview';
  image: string;
  weights: string;
  folder: string;
  runs: number;
}
