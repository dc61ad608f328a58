/** `fault`: it did not answer, or not as it should. `turned_away`: it failed so often that nobody was sent there. */
export type OnFault = (provider: string, kind: 'fault' | 'turned_away') => void;
