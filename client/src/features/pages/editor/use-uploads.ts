import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { useUnsaved } from '@/ui/unsaved-context';

/** Has the editor wait for a picture that is on its way to the server. The promise tells whether it has arrived. */
export type AddUpload = (upload: Promise<boolean>) => void;

/** By which a block tells the editor around it of its picture. */
export const UploadContext = createContext<AddUpload>(() => undefined);

/** See {@link AddUpload}. */
export const useAddUpload = (): AddUpload => useContext(UploadContext);

/** The pictures of a page that are on their way: unsaved work, which saving waits for. */
export interface Uploads {
  isUploading: boolean;
  add: AddUpload;
  /** Waits until none is on its way; answers whether each has arrived. */
  settled: () => Promise<boolean>;
}

/** Keeps count of them, and has the screen ask before it is left meanwhile. */
export function useUploads(): Uploads {
  const all = useRef(new Set<Promise<boolean>>());
  const [isUploading, setIsUploading] = useState(false);
  useUnsaved(useCallback(() => all.current.size > 0, []));
  const add = useCallback<AddUpload>((upload) => {
    const tell = (): void => setIsUploading(all.current.size > 0);
    all.current.add(upload);
    tell();
    void upload.finally(() => {
      all.current.delete(upload);
      tell();
    });
  }, []);
  const settled = useCallback(async () => {
    let haveArrived = true;
    // Another one may have been chosen meanwhile.
    while (all.current.size > 0) haveArrived = (await Promise.all(all.current)).every(Boolean) && haveArrived;
    return haveArrived;
  }, []);
  return { isUploading, add, settled };
}
