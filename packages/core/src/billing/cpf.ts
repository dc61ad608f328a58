import type { Keys } from '../kernel/index.ts';

const purpose = 'cpf';

export const sealCpf = (keys: Keys, cpf: string): string => keys.seal(purpose, cpf);
export const unsealCpf = (keys: Keys, sealed: string): string => keys.unseal(purpose, sealed);

/**
 * Under each secret that this deployment had, the present one's first. Keyed: all the CPFs there are could be hashed in
 * an hour, but not without the secret.
 */
export const hashesOfCpf = (keys: Keys, cpf: string): readonly string[] => keys.signatures('cpf-hash', cpf);

export const resealCpf = (keys: Keys, sealed: string): string | undefined => keys.reseal(purpose, sealed);

export function maskCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}
