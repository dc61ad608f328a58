import type { Db } from '@semblante/db';
import { captchas } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';

export async function insertCaptcha(db: Db, captcha: { id: string; answer: string; expiresAt: Date }): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Whoever deletes the row has it; of many at once, one gets it back. */
export async function takeCaptcha(db: Db, id: string): Promise<{ answer: string; expiresAt: Date } | undefined> {
  const [taken] = await db
    .delete(captchas)
    .where(eq(captchas.id, id))
    .returning({ answer: captchas.answer, expiresAt: captchas.expiresAt });
  return taken;
}
