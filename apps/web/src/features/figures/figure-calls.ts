import type { Dashboard, dashboardPeriods, LiveDashboard } from '@semblante/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { staffKey } from '../staff-desk/index.ts';
import { backgroundHeaders } from '../staff-safety/index.ts';

export type Period = (typeof dashboardPeriods)[number];

const liveEveryMs = 10_000;

export function useDashboard(days: Period) {
  return useQuery({
    queryKey: [...staffKey, 'dashboard', days],
    // The generated types forget which keys the counts by state have; the contract knows.
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/staff/dashboard', { params: { query: { days } }, signal }))).data as Dashboard,
    placeholderData: keepPreviousData,
  });
}

/**
 * The queue, the workers and what needs a look, as of a few seconds ago. Asked by a timer, so it keeps no session
 * alive.
 */
export function useLiveDashboard({ isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: [...staffKey, 'live'],
    queryFn: async ({ signal }): Promise<LiveDashboard> =>
      (await answer(api.GET('/api/staff/dashboard/live', { headers: backgroundHeaders, signal }))).data,
    refetchInterval: liveEveryMs,
    staleTime: 0,
    enabled: isWanted,
  });
}
