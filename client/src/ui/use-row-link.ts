import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * What makes a table's row lead somewhere by a click anywhere in it. The row holds a real link to the same place for
 * everybody else.
 */
export function useRowLink(): (to: string) => { 'data-linked': string; onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate();
  return useCallback(
    (to: string) => ({
      'data-linked': 'true',
      onClick: (event: MouseEvent) => {
        const onControl = (event.target as Element).closest('a, button, input, label') !== null;
        if (!onControl && window.getSelection()?.isCollapsed !== false) void navigate(to);
      },
    }),
    [navigate],
  );
}
