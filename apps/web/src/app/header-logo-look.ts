/** The header and the first paint, which it replaces, show the logo at one size: it may not jump. */
export const headerLogoLook = 'h-9.25 w-31 min-[380px]:h-11.25 min-[380px]:w-37.5 md:h-14.25 md:w-47.5';
