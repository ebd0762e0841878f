// Everything the field needs to suggest features, loaded when it gets the focus.
export { askBox } from '@/browser/search/askBox';
export { ComboboxList } from '@/client/ui/ComboboxList';
