/** The thread that judges a file: hashing and unpacking a large one takes seconds, in which the page would stand still. */
import { answerOnce } from '@/app/threads/answer-once';
import { type Judged, judge } from './judge';

answerOnce<File, Judged>(judge);
