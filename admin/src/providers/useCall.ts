import { useDataProvider } from 'react-admin';
import type { CallApi, PanelDataProvider } from './dataProvider.ts';

/** Any call of the contract; goes when all components use the data provider itself. */
export const useCall = (): CallApi => useDataProvider<PanelDataProvider>().call;
