/** docs/product/support.md: what the chat listens to, wherever it is said. */
export const chatLogin = 'login-support-chat';
export const chatLogout = 'logout-support-chat';
