import { dataOf, useQuery } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** One release in a ticket. */
export interface PreviewedRelease {
  module_id: string;
  title: string;
  release_version: string;
  /** The first page of the preview; null if the module has no page. */
  first_page: string | null;
  /** When the ticket expires. */
  ends_at: string;
}

export const PREVIEW_FAILED = 'Failed to open the preview';

/** The releases of a ticket, at least one. Fails with the server's sentence for everyone but its person. */
export function useOpenedPreview(ticket: string) {
  return useQuery({
    queryKey: ['preview', ticket],
    queryFn: async (): Promise<PreviewedRelease[]> =>
      dataOf((await supabase()).rpc('open_preview_ticket', { ticket_id_param: ticket }), PREVIEW_FAILED),
    staleTime: Infinity,
  });
}
