import type { ReleaseCpfBody } from '@semblante/contracts';
import { writeAudit } from '../audit/index.ts';
import { releaseCpf } from '../billing/index.ts';
import { AppError } from '../kernel/index.ts';
import { lockToChange, requireOther } from './require-may-change.ts';
import type { Actor, UsersDeps } from './users-deps.ts';

/** Its real owner asked for it back. The account that had it is told, and is asked for a CPF again before it pays. */
export async function releaseUserCpf(deps: UsersDeps, actor: Actor, id: string, given: ReleaseCpfBody): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await lockToChange(tx, actor, { id });
    requireOther(actor, user);
    const cpf = await releaseCpf(tx, deps, user.id);
    if (!cpf) throw new AppError('staff.no_cpf');
    await deps.publishEvent(tx, user.id, { kind: 'notification', notice: 'cpf_released', params: {} });
    await writeAudit(tx, {
      actorId: actor.userId,
      action: 'user.cpf_released',
      subject: 'user',
      subjectId: user.id,
      before: { cpf },
      after: { cpf: null },
      reason: given.reason,
      personal: { of: user.id, accountKeys: deps.accountKeys },
      at: deps.clock(),
    });
  });
}
