/** Every list of the back office, with what people look for in it: everything, much, little, one, and nothing. */
export function listCalls({
  userId,
  paymentId,
  adminId,
}: {
  userId: string;
  paymentId: string;
  adminId: string;
}): string[] {
  const users = [
    '',
    'query=example%20com',
    'query=maria',
    'query=maria%20silva',
    'query=pessoa12345',
    'query=p',
    'query=529.982.247-25',
    `query=${userId}`,
    'query=nobody%20at%20all',
    'role=admin',
    'role=user',
    'status=suspended',
    'verified=true',
    'second_factor=false&role=admin',
    'sort=name',
    'sort=name&query=silva',
    'page=400',
    'query=example&sort=oldest&page=400',
  ];
  const sales = [
    '',
    'status=success',
    'status=error',
    'method=pix',
    'method=boleto&status=pending',
    'flagged=true',
    'flagged=false',
    'refund=asked',
    'refund=done',
    'from=2026-01-01&to=2026-03-31',
    'query=maria',
    'query=example',
    'query=pessoa12345',
    'query=ref-777',
    `query=${paymentId}`,
    `query=${userId}`,
    'query=nobody',
    'page=400',
  ];
  const audit = [
    '',
    `actor=${adminId}`,
    'action=user.status',
    'action=credits.',
    'subject=user',
    `subject=user&subject_id=${userId}`,
    'from=2026-01-01&to=2026-02-01',
    'action=nothing.at_all',
    'page=400',
  ];
  const ofUser = ['', '/ledger', '/processings', '/consents', '/audit', '/sessions'];
  const under = (path: string, queries: readonly string[]) =>
    queries.map((query) => `/api/staff/${path}${query && `?${query}`}`);
  return [
    ...under('dashboard', ['days=7', 'days=30', 'days=90']),
    '/api/staff/dashboard/live',
    ...under('users', users),
    ...ofUser.map((part) => `/api/staff/users/${userId}${part}`),
    '/api/staff/credit-orders',
    ...under('sells', sales),
    `/api/staff/sells/${paymentId}`,
    ...under('audit', audit),
    '/api/staff/packages',
    '/api/staff/review',
  ];
}
