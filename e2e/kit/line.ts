import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * The way between a browser and the site. A browser that is told to be offline lets what is on its way arrive: a real
 * line is cut in the middle.
 */
export interface Line {
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket.on('error', () => other().destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    keep(near, () => far);
    keep(far, () => near);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      cutAll();
    },
    mend: () => void (isCut = false),
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a page sends from now on goes out at so many bytes a second. */
export async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}
