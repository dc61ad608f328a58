export function startPostgres(options?: {
  isOwn?: boolean;
}): Promise<{ url: string; stop: () => void; restart: () => void } | undefined>;
