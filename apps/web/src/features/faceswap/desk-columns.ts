/**
 * One column on a phone, in the order of the work; two from 1024 on. The columns vanish on a phone, so that what sticks
 * there sticks to the whole.
 */
export const deskColumns = 'flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-6';
export const deskColumn = 'contents lg:flex lg:min-w-0 lg:flex-col lg:gap-4';
