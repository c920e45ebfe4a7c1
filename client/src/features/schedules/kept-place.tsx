import { Component, type ReactNode, type RefObject } from 'react';

interface Props {
  /** What stays where it is in the window. */
  of: RefObject<Element | null>;
  /** Says by another value that what is around it may have become higher or lower. */
  whenChanges: string;
  children: ReactNode;
}

/**
 * Scrolls along when what stands above something changes its height, so that it does not slip from under a pointer that
 * drags, or out of the window. A class: only so it is known where it stood until now.
 */
export class KeptPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): number | null {
    if (before.whenChanges === this.props.whenChanges) return null;
    return this.props.of.current?.getBoundingClientRect().top ?? null;
  }

  override componentDidUpdate(_before: Props, _state: unknown, top: number | null): void {
    const element = this.props.of.current;
    if (top === null || !element) return;
    const keep = (): void => {
      // At once: a page that glides there would be measured on its way.
      if (element.isConnected) window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    };
    keep();
    // A browser that keeps places by itself does so with the next frame, by something else of the page.
    requestAnimationFrame(keep);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
