/** A provider that does not answer for so long is treated as one that is away. */
const scriptMs = 15_000;

/**
 * Loads a script of the configured provider once. Rejects when it fails or hangs; whatever the page was doing goes on.
 */
export function loadScript({ url, id }: { url: string; id?: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const late = setTimeout(() => fail(new Error(`${url} did not load in time`)), scriptMs);
    const fail = (problem: Error) => {
      clearTimeout(late);
      script.remove();
      reject(problem);
    };
    script.src = url;
    if (id !== undefined) script.id = id;
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(late);
      resolve();
    });
    script.addEventListener('error', () => fail(new Error(`${url} could not be loaded`)));
    document.head.append(script);
  });
}
