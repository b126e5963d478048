import { navigate } from 'gatsby';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHistoryLayer } from '../../components/useHistoryLayer';
import { dashboardPath } from '../../routes';

/**
 * Asks before leaving unsaved changes: links call `ask`, closing or reloading triggers `beforeunload`, and Back pops a
 * history entry that the hook has pushed under the same URL.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const { value, open } = useHistoryLayer('unsaved');
  const [isAsking, setIsAsking] = useState(false);
  const isArmed = useRef(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  useEffect(() => {
    if (!isUnsaved || isLeaving.current) return;
    if (value === undefined && isArmed.current) setIsAsking(true);
    if (value === undefined) open('yes', window.location.href);
    isArmed.current = true;
  });

  return {
    isAsking,
    /** Navigation must replace the pushed history entry. */
    replacesEntry: value !== undefined,
    /** For a link to the dashboard. */
    ask: (event: MouseEvent) => {
      if (!isUnsaved) return;
      event.preventDefault();
      setIsAsking(true);
    },
    stay: () => setIsAsking(false),
    /** Goes to the dashboard without asking. */
    leave: () => {
      isLeaving.current = true;
      setIsAsking(false);
      void navigate(dashboardPath, { replace: value !== undefined });
    },
  };
}
