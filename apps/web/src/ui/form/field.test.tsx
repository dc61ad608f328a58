import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

function attribute(html: string, name: string): string | undefined {
  return new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
}

describe('a field', () => {
  it('gives its label to the input inside', () => {
    const html = renderToStaticMarkup(
      <Field label="Name">
        <TextInput />
      </Field>,
    );
    expect(html).toContain(`<label for="${attribute(html, 'id')}"`);
    expect(attribute(html, 'aria-invalid')).toBeUndefined();
    expect(attribute(html, 'aria-describedby')).toBeUndefined();
  });

  it('marks the input as wrong and points it at the sentence that says why', () => {
    const html = renderToStaticMarkup(
      <Field label="CPF" hint="Only numbers." error="Invalid CPF.">
        <TextInput />
      </Field>,
    );
    expect(attribute(html, 'aria-invalid')).toBe('true');
    const note = html.split(`id="${attribute(html, 'aria-describedby')}"`)[1];
    expect(note).toContain('Invalid CPF.');
    expect(note).not.toContain('Only numbers.');
  });
});
