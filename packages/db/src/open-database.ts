import type { Database, DatabaseChoice } from './database.ts';

/** Each driver is loaded only when chosen: the embedded one is 10 MB of WebAssembly. */
export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  switch (choice.kind) {
    case 'embedded':
      return (await import('./embedded.ts')).openEmbedded(choice.folder);
    case 'postgres':
      return (await import('./postgres.ts')).openPostgres(choice.url, choice.connectionsMax, choice.timeouts);
    default:
      return choice satisfies never;
  }
}
