import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between the application and PostgreSQL, so that a test can take the database away and bring it back. */
export class DatabaseProxy {
  readonly url: string;
  readonly #target: URL;
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  private constructor(target: URL, port: number) {
    this.#target = target;
    this.#port = port;
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String(port);
    this.url = url.href;
  }

  /** Starts away: nobody listens on its port yet. */
  static async create(targetUrl: string): Promise<DatabaseProxy> {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    return new DatabaseProxy(new URL(targetUrl), port);
  }

  async bringBack(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#server = server;
  }

  async takeAway(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}
