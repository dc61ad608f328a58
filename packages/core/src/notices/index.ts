export { getMailPreferences, listNews, newsKeptDays, purgeNews, seeNews, setMailPreferences } from './list-news.ts';
export { deleteNewsAbout } from './news.queries.ts';
export { noticeData } from './personal-data.queries.ts';
export { findRecipient } from './recipient.queries.ts';
export { recordNews } from './record-news.ts';
