import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

describe('a button', () => {
  it('that cannot be used says why, and stays reachable by keyboard', () => {
    const html = renderToStaticMarkup(<Button reason="Nothing changed yet.">Save</Button>);
    const described = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
    expect(html).toContain(`<span id="${described}"`);
    expect(html).toContain('Nothing changed yet.');
  });

  it('that is busy tells it and shows its gerund in place of its label', () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Saving">
        Save
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toMatch(/aria-hidden="true">Save</);
    expect(html).toMatch(/aria-hidden="false">.*Saving/);
  });

  it('holds both labels from the start, so that its width never changes', () => {
    const idle = renderToStaticMarkup(<Button busyLabel="Saving">Save</Button>);
    expect(idle).toContain('Save');
    expect(idle).toContain('Saving');
  });

  it('does not send a form unless told to', () => {
    expect(renderToStaticMarkup(<Button>Open</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it('that goes somewhere is a link and nothing else', () => {
    const html = renderToStaticMarkup(
      <ButtonLink kind="sec">
        <a href="/credits">Packages</a>
      </ButtonLink>,
    );
    expect(html).toMatch(/^<a href="\/credits" class="[^"]+">Packages<\/a>$/);
  });
});
