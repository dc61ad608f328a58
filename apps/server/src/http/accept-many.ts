import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';

/** As many as the kernel lets wait (`net.core.somaxconn`); Node's own 511 sends others away for a second or more. */
export const connectionsWaitingMax = 4096;
/** Each costs a failed `accept` for every new connection, some microseconds in all. */
const listenersMax = 32;
/** Sends back what it is given, and so makes a second descriptor of it. Nothing is accepted meanwhile. */
const echo = 'process.on("message",(_,server)=>{process.send(0,server);server.close()})';

export interface Listeners {
  /** How many there are in the end; fewer where the helper did not start. */
  open: Promise<number>;
  /** Lets nobody in any more; done when the connections that they took are over. */
  close(): Promise<void>;
}

/**
 * Node takes one new connection of a listener in each turn of its event loop. While hundreds of open connections fill a
 * turn, hundreds of new ones wait for seconds before anybody reads them: more listeners on the same socket take more.
 */
export function acceptMany(server: Server, max = listenersMax): Listeners {
  const copies: Server[] = [];
  let isClosed = false;
  const helper = spawn(process.execPath, ['-e', echo], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
  const ask = () => void helper.send('copy', server, { keepOpen: true }, (error) => error && helper.kill());
  const end = () => helper.kill();

  helper.on('message', (_, received) => {
    // As the HTTP server takes its own: a caller may close one half of the connection and still read the answer.
    const copy = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    copy.listen(received, connectionsWaitingMax);
    copies.push(copy);
    if (isClosed) copy.close();
    if (isClosed || copies.length + 1 >= max) end();
    else ask();
  });
  process.once('exit', end);
  const open = new Promise<number>((resolve) => {
    const told = () => {
      process.removeListener('exit', end);
      resolve(copies.length + 1);
    };
    helper.once('close', told);
    helper.once('error', told);
  });
  ask();
  return {
    open,
    close: async () => {
      isClosed = true;
      end();
      await Promise.all(copies.map(async (copy) => await new Promise((resolve) => copy.close(resolve))));
    },
  };
}
