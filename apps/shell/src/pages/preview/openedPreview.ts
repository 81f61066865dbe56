import { dataOf, useQuery } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** One release that a ticket is for. */
export interface PreviewedRelease {
  module_id: string;
  title: string;
  release_version: string;
  /** The page of the module that the preview begins on; it may have none of its own. */
  first_page: string | null;
  /** When the ticket ends by itself. */
  ends_at: string;
}

export const PREVIEW_FAILED = 'Failed to open the preview';

/** What a ticket is for, one release at least. Fails with the server's sentence for everyone but its person. */
export function useOpenedPreview(ticket: string) {
  return useQuery({
    queryKey: ['preview', ticket],
    queryFn: async (): Promise<PreviewedRelease[]> =>
      dataOf((await supabase()).rpc('open_preview_ticket', { ticket_id_param: ticket }), PREVIEW_FAILED),
    staleTime: Infinity,
  });
}
