import { navigate } from 'gatsby';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHistoryLayer } from '../../components/useHistoryLayer';
import { dashboardPath } from '../../routes';

/**
 * Asks before unsaved changes are left. A link asks by `ask`; closing or reloading has the browser ask; and Back first
 * leads to an entry that the page has put into the history for that, under its own address.
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
    /** The entry of the history must not stay behind: what leads away takes its place. */
    replacesEntry: value !== undefined,
    /** For a link to the dashboard. */
    ask: (event: MouseEvent) => {
      if (!isUnsaved) return;
      event.preventDefault();
      setIsAsking(true);
    },
    stay: () => setIsAsking(false),
    /** Goes to the dashboard, unasked. */
    leave: () => {
      isLeaving.current = true;
      setIsAsking(false);
      void navigate(dashboardPath, { replace: value !== undefined });
    },
  };
}
