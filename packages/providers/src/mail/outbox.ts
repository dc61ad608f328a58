import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** A mail that was written down instead of sent, because no mail server is configured. */
export const OutboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sent_at: z.iso.datetime(),
  links: z.array(z.string()),
});
export type OutboxMail = z.infer<typeof OutboxMail>;
export type ListedMail = OutboxMail & { name: string };

const mailsListedMax = 100;
const nameShape = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

/** Two files by one name: the message as it would have travelled (.eml), and what a page or a test reads (.json). */
export async function writeToOutbox(
  folder: string,
  written: { id: string; mail: OutboxMail; message: Buffer },
): Promise<void> {
  const name = outboxName(written.mail.sent_at, written.id);
  // A recovery link opens an account: no other user of the machine may read it.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, `${name}.eml`), written.message);
  // The list is read by .json, so a mail shows up only when both of its files are whole.
  await writeWhole(join(folder, `${name}.json`), JSON.stringify(written.mail, null, 2));
}

/** The newest mails first. */
export async function listOutbox(folder: string): Promise<ListedMail[]> {
  const names = (await fileNames(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => nameShape.test(name))
    .toSorted()
    .toReversed()
    .slice(0, mailsListedMax);
  return await Promise.all(names.map(async (name) => ({ name, ...(await readMail(folder, name)) })));
}

/** `name` comes from an address bar: anything but a name of ours is a mail that does not exist. */
export async function findInOutbox(folder: string, name: string): Promise<ListedMail | undefined> {
  if (!nameShape.test(name)) return undefined;
  if (!(await fileNames(folder)).includes(`${name}.json`)) return undefined;
  return { name, ...(await readMail(folder, name)) };
}

/** Every mail to an address: whoever is deleted is deleted here too. */
export async function forgetInOutbox(folder: string, address: string): Promise<void> {
  const names = (await fileNames(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => nameShape.test(name));
  for (const name of names) {
    if ((await readMail(folder, name)).to !== address) continue;
    for (const ending of ['json', 'eml']) await rm(join(folder, `${name}.${ending}`), { force: true });
  }
}

/** Sorts by time; two mails of one millisecond differ by their id. */
function outboxName(sentAt: string, id: string): string {
  return `${sentAt.replaceAll(/[-:.]/g, '')}-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
}

async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, file);
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The folder is made by the first mail.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readMail(folder: string, name: string): Promise<OutboxMail> {
  return OutboxMail.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
}
