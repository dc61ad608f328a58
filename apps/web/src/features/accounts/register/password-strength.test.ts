import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength shown while a password is chosen', () => {
  it('says nothing of an empty field', () => {
    expect(passwordStrength('')).toEqual({ score: 0, word: 'empty' });
  });

  it('calls anything under eight characters short', () => {
    expect(passwordStrength('aB3$xyz').word).toBe('short');
  });

  it.each(['12345678', 'senha123', 'aaaaaaaaaaaa', 'password1'])('calls %s easy to guess', (password) => {
    expect(passwordStrength(password).word).toBe('weak');
  });

  it('prefers a long plain sentence to a short mixed word', () => {
    const sentence = passwordStrength('cavalo bateria grampo certo').score;
    expect(sentence).toBeGreaterThan(passwordStrength('caval0!x').score);
    expect(sentence).toBe(4);
  });
});
