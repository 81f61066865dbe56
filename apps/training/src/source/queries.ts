import { useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { useTrainingSource } from './TrainingSourceContext';

/** The club's own day. */
export function useToday() {
  const source = useTrainingSource();
  return useQuery({ queryKey: ['training', source.key, 'today'], queryFn: () => source.today() });
}

/** All modules by title, archived ones included. */
export function useModules() {
  const source = useTrainingSource();
  return useQuery({ queryKey: ['training', source.key, 'modules'], queryFn: () => source.listModules() });
}

/**
 * Who takes part in a module.
 * @param enabled false while it is not known whether there is such a module: it is not worth a question
 */
export function useParticipants(moduleId: string, enabled: boolean) {
  const source = useTrainingSource();
  return useQuery({
    queryKey: ['training', source.key, 'participants', moduleId],
    queryFn: () => source.listParticipants(moduleId),
    enabled,
  });
}

/** The staff with their training. */
export function usePeople() {
  const source = useTrainingSource();
  return useQuery({ queryKey: ['training', source.key, 'people'], queryFn: () => source.listPeople() });
}

/** The in-service log. */
export function useSessions() {
  const source = useTrainingSource();
  return useQuery({ queryKey: ['training', source.key, 'sessions'], queryFn: () => source.listSessions() });
}

/** Certifications that come to an end. */
export function useRenewals() {
  const source = useTrainingSource();
  return useQuery({ queryKey: ['training', source.key, 'renewals'], queryFn: () => source.listRenewals() });
}

/** The kinds of certification that the club knows. */
export function useCertificationTypes() {
  const source = useTrainingSource();
  return useQuery({
    queryKey: ['training', source.key, 'certification types'],
    queryFn: () => source.listCertificationTypes(),
  });
}

/** The reader's own staff row. */
export function useOwnStaffId() {
  const source = useTrainingSource();
  return useQuery({ queryKey: ['training', source.key, 'own staff row'], queryFn: () => source.ownStaffId() });
}

/** Everything that one person was taught. */
export function useRecord(staffId: string, enabled = true) {
  const source = useTrainingSource();
  return useQuery({
    queryKey: ['training', source.key, 'record', staffId],
    queryFn: () => source.readRecord(staffId),
    enabled,
  });
}

/**
 * A change of training. Everything that was read is read again after it, also after a refusal: what was shown may have
 * been out of date.
 * @param change what is sent
 */
export function useTrainingChange<Sent, Answer>(change: (sent: Sent) => Promise<Answer>) {
  const source = useTrainingSource();
  const cache = useQueryClient();
  const reread = () => cache.invalidateQueries({ queryKey: ['training', source.key] });
  return useMutation({
    mutationFn: change,
    // It is told once the page shows it, such as that of a module which was just added. A refusal does not wait.
    onSuccess: reread,
    onError: () => void reread(),
  });
}
