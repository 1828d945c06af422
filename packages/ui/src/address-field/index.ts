export type { Address, LookUpZip, ZipPlace } from "./address.js";
export { AddressField, type AddressFieldProps } from "./address-field.js";
