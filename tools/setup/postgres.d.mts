export function startPostgres(options?: {
  isOwn?: boolean;
  inMemory?: boolean;
}): Promise<{ url: string; stop: () => void; restart: () => void } | undefined>;
