import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  PaletteSeasonsDocument,
  type PaletteSeasonsQuery,
  type PaletteSeasonsQueryVariables,
  PaletteSearchDocument,
  type PaletteSearchQuery,
  type PaletteSearchQueryVariables,
  PaletteMatchupDocument,
  type PaletteMatchupQuery,
  type PaletteMatchupQueryVariables,
} from './palette.generated';

export const usePaletteSeasonsQuery = (options?: useQuery.Options<PaletteSeasonsQuery, PaletteSeasonsQueryVariables> | SkipToken) => useQuery(PaletteSeasonsDocument, options);
export const usePaletteSearchQuery = (options: useQuery.Options<PaletteSearchQuery, PaletteSearchQueryVariables> | SkipToken) => useQuery(PaletteSearchDocument, options);
export const usePaletteMatchupQuery = (options: useQuery.Options<PaletteMatchupQuery, PaletteMatchupQueryVariables> | SkipToken) => useQuery(PaletteMatchupDocument, options);
