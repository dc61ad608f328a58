import { once } from 'node:events';

/** `npm start` has this program loaded while it looks whether anything changed, and then tells it to start. */
export async function untilTold(): Promise<void> {
  if (!process.argv.includes('--when-told')) return;
  const leave = () => process.exit(0);
  if (!process.connected) leave();
  process.once('disconnect', leave);
  await once(process, 'message');
  process.off('disconnect', leave);
  process.disconnect();
}
