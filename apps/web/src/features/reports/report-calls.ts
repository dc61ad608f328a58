import { type CaptchaAnswer, ReportAnswer, type ReportFields, type ReportStatus } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { postForm } from '../../lib/post-form.ts';

/** A copy takes minutes to compare, a person hours: seen without pressing anything. */
const lookEveryMs = { checking: 5_000, blocked: 60_000, waiting: 60_000, answered: false } as const satisfies Record<
  ReportStatus['state'],
  number | false
>;

interface NewReport {
  fields: ReportFields;
  captcha: CaptchaAnswer;
  copy: File | undefined;
  onProgress: (sent: { done: number; total: number }) => void;
}

/** The fields before the file: the server reads them first, and takes in no copy of a report that it refuses. */
export async function sendReport({ fields, captcha, copy, onProgress }: NewReport): Promise<ReportStatus> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, captcha: JSON.stringify(captcha) })) form.append(name, value);
  if (copy) form.append('file', copy, copy.name);
  return ReportAnswer.parse(await postForm('/api/reports', { form, onProgress })).data.report;
}

export function useReport(protocol: string, known?: ReportStatus) {
  return useQuery({
    queryKey: ['report', protocol],
    queryFn: async (): Promise<ReportStatus> =>
      (await answer(api.GET('/api/reports/{protocol}', { params: { path: { protocol } } }))).data.report,
    ...(known && { initialData: known, staleTime: lookEveryMs.checking }),
    refetchInterval: ({ state: { data } }) => (data ? lookEveryMs[data.state] : false),
    retry: false,
  });
}
