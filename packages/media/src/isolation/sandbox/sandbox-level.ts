/** Strongest first. Each says to an operator what it keeps a hostile file from, and what not. */
export const sandboxLevels = {
  bubblewrap: 'sees its program, the weights and its task’s files; no network, process or shell; system calls filtered',
  namespaces:
    'no network, no other process, no new privileges; files are kept from scripts, not from native code of this user',
  permissions: 'files and programs are kept from scripts, not from native code; the network is open',
  none: 'nothing but a clean environment: a file that breaks a codec can do what this server can',
} as const;

export type SandboxLevel = keyof typeof sandboxLevels;
export const sandboxChoices = ['required', 'auto', 'off'] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];
