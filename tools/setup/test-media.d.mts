export const testMediaFolder: string;
export default function ensureTestMedia(): Promise<void>;
